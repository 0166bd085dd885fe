import styled from 'styled-components';
import { color, media, radius, size, space, tabular, touch } from '../../theme/tokens';
import { Button } from '../button/Button';
import { Cluster } from '../layout/arrange';
import { type Total, totalText } from './LoadMore';

interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageSize: number;
  total: Total;
  /** The plural of what is counted, like 'orders'. */
  noun: string;
  onChange: (page: number) => void;
}

const Count = styled.p`
  ${tabular}
  color: ${color.soft};
  font-size: ${size[15]};
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  ${media.phone} {
    flex-wrap: wrap;
    width: 100%;

    & > button {
      flex: 1;
    }
  }
`;

const Numbers = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 2px;

  ${media.phone} {
    order: -1;
    width: 100%;
  }
`;

const NumberButton = styled.button`
  ${tabular}
  min-width: 36px;
  height: 36px;
  border: 1px solid transparent;
  border-radius: ${radius};
  background: none;
  font-size: ${size[15]};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current='page'] {
    border-color: ${color.ink};
    cursor: default;
  }

  ${media.phone} {
    min-width: ${touch};
    height: ${touch};
  }
`;

/** Shows 'Showing 1-5 of 12 orders', and buttons for the other pages. */
export function Pagination({ page, pageSize, total, noun, onChange }: PaginationProps) {
  const { totalCount } = total;
  const pages = Math.max(1, Math.ceil(totalCount / pageSize));
  const first = totalCount === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, totalCount);
  return (
    <Cluster as="nav" justify="between" gap={2} aria-label={`Pages of ${noun}`} data-print="hide">
      <Count role="status">{`Showing ${first}-${last} of ${totalText(total)} ${noun}`}</Count>
      <Controls>
        <Button size="small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          Previous
        </Button>
        <Numbers>
          {pageNumbers(page, pages).map((mark) => (
            <PageMarkButton key={mark} mark={mark} current={mark === page} onChange={onChange} />
          ))}
        </Numbers>
        <Button size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
          Next
        </Button>
      </Controls>
    </Cluster>
  );
}

interface PageMarkButtonProps extends Pick<PaginationProps, 'onChange'> {
  mark: ReturnType<typeof pageNumbers>[number];
  current: boolean;
}

function PageMarkButton({ mark, current, onChange }: PageMarkButtonProps) {
  if (typeof mark === 'string') return <span aria-hidden>…</span>;
  return (
    <NumberButton type="button" aria-current={current ? 'page' : undefined} onClick={() => onChange(mark)}>
      {mark}
    </NumberButton>
  );
}

type PageMark = number | 'gap-before' | 'gap-after';

/** Returns the pages that get a button: up to seven pages, or else the first, the last and the neighbors with gaps between. */
export function pageNumbers(page: number, pages: number): PageMark[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  const first = Math.max(2, Math.min(page - 1, pages - 4));
  const last = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle: PageMark[] = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  if (first > 2) middle.unshift('gap-before');
  if (last < pages - 1) middle.push('gap-after');
  return [1, ...middle, pages];
}
