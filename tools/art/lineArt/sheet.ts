// Line art has the color of the page's text. In an <img>, it follows the system's light or dark setting.
const inks = (id: string) =>
  `<style>#${id}{color:#231F1A}@media (prefers-color-scheme:dark){#${id}{color:#F3ECE0}}</style>`;

export function sheet(id: string, box: string, title: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" viewBox="${box}" role="img" aria-label="${title}" fill="none" stroke-linejoin="round" stroke-linecap="round">${inks(id)}${content}</svg>\n`;
}
