import { useEffect, useRef } from 'react';
import { RancherCard } from '../ranchers/RancherCard';
import { RancherGrid } from '../ranchers/RancherGrid';
import type { FavoritesPageQuery } from './FavoritesPage.generated';

type Favorites = NonNullable<FavoritesPageQuery['viewer']>['favorites'];

export function FavoriteGrid({ favorites }: { favorites: Favorites }) {
  const list = useFocusWhenShrunk(favorites.length);
  return (
    <RancherGrid ref={list} tabIndex={-1} aria-label="Saved ranches">
      {favorites.map(({ id, rancher }) => (
        <RancherCard key={id} rancher={rancher} />
      ))}
    </RancherGrid>
  );
}

/** A card that goes takes the focused button along: the keyboard goes on from the list. */
function useFocusWhenShrunk(length: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
    before.current = length;
  }, [length]);
  return list;
}
