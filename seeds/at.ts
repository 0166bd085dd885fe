/** Returns the item at an index, even if it's undefined. Throws if there is none. Negative indexes count from the end. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const place = index < 0 ? list.length + index : index;
  if (!(place in list)) throw new Error(`There is no item ${index} in a list of ${list.length}`);
  return list[place] as Item;
}
