import styled from 'styled-components';
import { size, space } from '../../theme/tokens';

const Root = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding-left: ${space(2.5)};
  list-style: disc;
  font-size: ${size[15]};
`;

/** A list of names, which may repeat. */
export function NameList({ label, names }: { label: string; names: readonly string[] }) {
  const counted = names.map((name, place) => ({ name, key: `${place} ${name}` }));
  return (
    <Root aria-label={label}>
      {counted.map(({ name, key }) => (
        <li key={key}>{name}</li>
      ))}
    </Root>
  );
}
