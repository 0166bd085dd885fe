import styled from 'styled-components';
import { accessibility } from '../../rules/papers/accessibility';
import type { Paper, PaperName, PaperSection } from '../../rules/papers/Paper';
import { privacy } from '../../rules/papers/privacy';
import { security } from '../../rules/papers/security';
import { terms } from '../../rules/papers/terms';

import { longDay } from '../../rules/time/days';

import { usePlace } from '../address/usePlace';
import { Operator } from '../parts/papers/Operator';
import { color, media, space } from '../theme/tokens';
import { Page, PageHeader } from '../ui/layout/Page';
import { TitledCard } from '../ui/layout/Section';
import { Table } from '../ui/table/Table';
import { Heading, Text } from '../ui/text/Text';

const PAPERS: Record<PaperName, Paper> = { terms, privacy, accessibility, security };

const Points = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-width: 65ch;
  padding-left: ${space(2.5)};
  list-style: disc;
`;

/** A heading that leads to itself, so that one can copy its address. */
const Anchor = styled.a`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-decoration-color: ${color.soft};
  }
`;

/** A table of sentences. On phones they stand below their labels. */
const Sentences = styled.div`
  td {
    vertical-align: top;
  }

  ${media.phone} {
    td {
      display: grid;
      gap: 0;
      justify-content: start;
      text-align: left;
    }
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1.5)};
  scroll-margin-top: ${space(11)};

  @media print {
    h2 {
      break-after: avoid;
    }
  }
`;

/** The paper of its address. Its whole text comes with the page, except for the operator's contact. */
export default function PaperPage() {
  const { screen } = usePlace();
  const { title, version, short, sections } = PAPERS[screen as PaperName];
  return (
    <Page>
      <PageHeader title={title} lead={`Version of ${longDay(version)}`} />
      <TitledCard title="In short">
        <ListOf points={short} />
      </TitledCard>
      {sections.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
      <Part id="contact">
        <LinkedHeading id="contact">Who runs this site</LinkedHeading>
        <Operator />
      </Part>
    </Page>
  );
}

function Section({ heading, paragraphs, points, table }: PaperSection) {
  const id = heading.toLowerCase().replace(/\W+/g, '-');
  return (
    <Part id={id}>
      <LinkedHeading id={id}>{heading}</LinkedHeading>
      {paragraphs.map((text) => (
        <Text key={text} measure>
          {text}
        </Text>
      ))}
      {points && <ListOf points={points} />}
      {table && (
        <Sentences>
          <Table<readonly string[]>
            caption={heading}
            columns={table.columns.map((header, at) => ({
              key: header,
              header,
              cell: (row) => row[at],
              primary: at === 0 && 'text',
            }))}
            rows={table.rows}
            rowKey={([first = '']) => first}
          />
        </Sentences>
      )}
    </Part>
  );
}

function LinkedHeading({ id, children }: { id: string; children: string }) {
  return (
    <Heading level={2} size={21}>
      <Anchor href={`#${id}`}>{children}</Anchor>
    </Heading>
  );
}

function ListOf({ points }: { points: readonly string[] }) {
  return (
    <Points>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  );
}
