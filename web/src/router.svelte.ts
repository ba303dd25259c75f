// Where we are: a path and a query, kept in the address bar.

interface Place {
  path: string;
  query: URLSearchParams;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

let place = $state.raw(here());

window.addEventListener("popstate", () => {
  place = here();
});

export const route = {
  get path() {
    return place.path;
  },
  get query() {
    return place.query;
  },
  /** The parts of the path: /tables/abc is ["tables", "abc"]. */
  get parts() {
    return place.path.split("/").filter(Boolean).map(decodeURIComponent);
  },
};

export function go(to: string): void {
  history.pushState(null, "", to);
  place = here();
  window.scrollTo(0, 0);
  // Whoever reads by ear or moves by keyboard starts at the top of the new page.
  requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
}

/** Change the query without a new entry in the history. */
export function setQuery(name: string, value: string | null): void {
  const query = new URLSearchParams(location.search);
  if (query.get(name) === value) return;
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  history.replaceState(null, "", location.pathname + (text ? `?${text}` : ""));
  place = here();
}

/** Plain links of the page stay on the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
