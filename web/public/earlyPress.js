// Notes the last button that was pressed before the page's own script came, which presses it again (web/app/pressAgain.ts).
addEventListener('click', ({ target }) => {
  window.earlyPress = target.closest('button');
});
