let isPressed = false;
const queue: (() => void)[] = [];

function press() {
  isPressed = true;
}

function release() {
  isPressed = false;
  // Waits for the click, which follows the release in the same task.
  setTimeout(() => {
    for (const run of queue.splice(0)) run();
  });
}

/** Starts to track whether something is pressed. Repeated calls have no effect. */
export function watchPresses(): void {
  // Includes mouse events, because a touch has already ended when the browser emulates them and the field loses the focus.
  for (const down of ['pointerdown', 'mousedown']) document.addEventListener(down, press, true);
  // `keydown` and `input` count too, because the page may not see a release, for example over the open list of a select.
  for (const up of ['pointerup', 'pointercancel', 'mouseup', 'keydown', 'input']) {
    document.addEventListener(up, release, true);
  }
}

/** Runs a callback now, or after the click of a press in progress, so that nothing moves away under the pointer. */
export function afterPress(run: () => void): void {
  if (isPressed) queue.push(run);
  else run();
}
