let isPressed = false;
const waiting: (() => void)[] = [];

function press() {
  isPressed = true;
}

function release() {
  isPressed = false;
  // The click comes right behind the release, in the same task.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run();
  });
}

/** Knows from now on whether something is pressed. Listening twice is listening once. */
export function watchPresses(): void {
  // A finger is already up when the field loses its focus: there the mouse events that stand for it count.
  for (const down of ['pointerdown', 'mousedown']) document.addEventListener(down, press, true);
  // The last two stand for a release that the page does not see, as over the open list of a select.
  for (const up of ['pointerup', 'pointercancel', 'mouseup', 'keydown', 'input']) {
    document.addEventListener(up, release, true);
  }
}

/** Runs it now, or after the click of the press that goes on: what it moves must not slip away under the pointer. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
