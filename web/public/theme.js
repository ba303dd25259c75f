// Before the first paint, so that a night chart never flashes white.
try {
  const settings = JSON.parse(localStorage.getItem("boriken.settings") ?? "{}");
  if (settings.theme === "light" || settings.theme === "dark") document.documentElement.dataset.theme = settings.theme;
} catch {
  // No storage, or nonsense in it: the system's theme is a good one.
}
