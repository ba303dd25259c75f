// Lists that show what was last added to them.

import { untrack } from "svelte";

/** Scroll a list whenever it has another size or something has changed; to be called while its component is set up. The
    first time it is scrolled when the browser has laid it out: to measure before would lay out the whole page twice. */
export function keepScrolled<List extends Element>(
  list: () => List | undefined,
  changes: () => unknown,
  scroll: (list: List) => void,
): void {
  let laidOut = false;

  $effect(() => {
    const found = list();
    if (!found) return;
    const watch = new ResizeObserver(() => {
      laidOut = true;
      scroll(found);
    });
    watch.observe(found);
    return () => watch.disconnect();
  });

  $effect(() => {
    changes();
    const found = list();
    if (found && laidOut) untrack(() => scroll(found));
  });
}
