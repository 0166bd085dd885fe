import styled from 'styled-components';
import { Eyebrow } from '../ui/Eyebrow';

interface SheetPartProps {
  title: string;
  /** What is not known is left out. */
  lines: (string | null)[];
}

const Line = styled.p`
  white-space: pre-line;
`;

/** A few lines on paper under what they are. */
export function SheetPart({ title, lines }: SheetPartProps) {
  return (
    <div>
      <Eyebrow>{title}</Eyebrow>
      {[...new Set(lines)].filter(Boolean).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </div>
  );
}
