/** Hand a text or a picture to the reader as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Hand a picture to other programs of the device; where it cannot, as a file. */
export async function sharePicture(name: string, title: string, picture: Blob): Promise<void> {
  const sent = { title, files: [new File([picture], name, { type: picture.type })] };
  // The reader may change their mind.
  if (navigator.canShare?.(sent)) await navigator.share(sent).catch(() => {});
  else saveFile(name, picture);
}
