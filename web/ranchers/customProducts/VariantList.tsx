import styled from 'styled-components';
import { formatCents, toCents } from '../../../rules/money';
import type { VariantValues } from '../../../rules/productValues';
import { hairline } from '../../theme/mixins';
import { size, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Money } from '../../ui/Money';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface VariantListProps {
  productName: string;
  variants: VariantValues[];
  onRemove: (place: number) => void;
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block: ${space(0.5)};
  border-top: ${hairline};
  font-size: ${size[15]};
`;

/** The sizes and packings of a product. */
export function VariantList({ productName, variants, onRemove }: VariantListProps) {
  if (variants.length === 0) return null;
  return (
    <ul aria-label={`Variants of ${productName}`}>
      {variants.map((variant, place) => (
        <Row key={variant.id ?? `${place} ${variant.name}`}>
          <span>{variantText(variant)}</span>
          <Cluster>
            <Money>{formatCents(toCents(variant.price))}</Money>
            <Button size="small" variant="quiet" onClick={() => onRemove(place)}>
              Remove<VisuallyHidden> variant {variant.name}</VisuallyHidden>
            </Button>
          </Cluster>
        </Row>
      ))}
    </ul>
  );
}

function variantText({ name, size: packing, weight }: VariantValues): string {
  return [name, packing, weight !== '' && `${weight} lb`].filter(Boolean).join(' · ');
}
