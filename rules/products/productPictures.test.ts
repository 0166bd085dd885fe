import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultProductPicture, PRODUCT_DRAWINGS, productDrawing, productDrawingPath } from './productPictures';

const inPublic = (path: string) => existsSync(new URL(`../../web/public${path}`, import.meta.url));

test('the file of every drawing exists', () => {
  expect(PRODUCT_DRAWINGS.filter((drawing) => !inPublic(productDrawingPath(drawing)))).toEqual([]);
});

describe('the drawing of a product', () => {
  test.each([
    ['Ribeye Steak', 'ribeye'],
    ['Bone-in rib eye', 'ribeye'],
    ['New York Strip', 'strip'],
    ['Porterhouse', 't-bone'],
    ['T-Bone Steak', 't-bone'],
    ['Filet Mignon', 'filet'],
    ['Whole Tenderloin', 'filet'],
    ['Sirloin Steak', 'sirloin'],
    ['Tri-Tip', 'tri-tip'],
    ['Sirloin Tip Roast', 'roast'],
    ['Flank Steak', 'flank'],
    ['Skirt Steak', 'flank'],
    ['Chuck Roast', 'roast'],
    ['Corned Beef Brisket', 'brisket'],
    ['Beef Short Ribs', 'short-ribs'],
    ['Stew Meat', 'stew'],
    ['Ground Beef Bundle', 'ground'],
    ['Quarter-Pound Patties', 'patties'],
    ['Beef Jerky', 'jerky'],
    ['Beef Snack Sticks', 'sticks'],
    ['Breakfast Links', 'links'],
    ['Summer Sausage', 'sausage'],
    ['Soup Bones', 'bones'],
    ['Dog Bones and Trim', 'bones'],
    ['Marrow Bones', 'marrow'],
    ['Rendered Tallow', 'tallow'],
    ['Liver, Heart and Tongue', 'liver'],
    ['Beef Tongue', 'liver'],
    ['Oxtail', 'shank'],
    ['Half Cow', 'half'],
    ['Stir-Fry Strips for Fajitas', 'flank'],
    ['Lean Ground Beef, low fat', 'ground'],
    ['Leather Gloves', 'package'],
  ])('%s → %s', (name, drawing) => expect(productDrawing({ name })).toBe(drawing));

  test('depends on the kind, not the name, of a box or a share', () => {
    expect(productDrawing({ name: 'Ribeye Lovers', kind: 'BEEF_BOX' })).toBe('box');
    expect(productDrawing({ name: 'The big one', kind: 'WHOLE_COW' })).toBe('whole');
  });

  test('depends on the cut, and on the name if the cut is unknown', () => {
    expect(productDrawing({ name: 'Sunday best', kind: 'SELECT_CUT', cut: 'Chuck Roast' })).toBe('roast');
    expect(productDrawing({ name: 'Brisket', kind: 'SELECT_CUT', cut: 'Packer' })).toBe('brisket');
  });

  test('has a path on our own site', () => {
    expect(defaultProductPicture({ name: 'Beef Jerky' })).toBe('/pictures/product-jerky-480.avif');
  });
});
