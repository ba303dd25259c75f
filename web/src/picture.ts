// A drawing of the page as a picture file.

import { flushSync, mount, unmount, type Component } from "svelte";

/** Drawn once more for the purpose, twice as sharp, in the colours that the page has now. */
export async function drawnAs<Props extends { width: number; height: number }>(
  drawing: Component<Props>,
  props: Props,
): Promise<Blob> {
  const { width, height } = props;
  const target = document.createElement("div");
  const shown = mount<Props, Record<string, never>>(drawing, { target, props });
  flushSync();
  const svg = new XMLSerializer().serializeToString(target.querySelector("svg") ?? target);
  await unmount(shown);
  return rasterized(withColours(svg), 2 * width, 2 * height);
}

/** A file by itself has no theme: names of colours become colours. */
function withColours(svg: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  const font = getComputedStyle(probe).fontFamily.replaceAll('"', "'");
  const colours = svg.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    if (name === "--font") return font;
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colours;
}

async function rasterized(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture was made."))), "image/png");
  });
}
