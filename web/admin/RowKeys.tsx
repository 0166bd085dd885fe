import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Cluster } from '../ui/layout/arrange';
import { isMarked, setMark } from '../ui/state/stored';

/** Marked if the shortcuts are off. */
const STORAGE_KEY = 'herdline.rowKeys.v1';

const Root = styled(Cluster)`
  margin-top: ${space(3)};
  color: ${color.soft};
  font-size: ${size[13]};

  ${media.phone} {
    display: none;
  }
`;

/** Moves the focus between rows with j and k. People who use voice input can turn these single-letter shortcuts off. */
export function RowKeys() {
  const [isOn, setOn] = useState(() => !isMarked(STORAGE_KEY));
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', moveBetweenRows);
    return () => document.removeEventListener('keydown', moveBetweenRows);
  }, [isOn]);
  const change = (wanted: boolean) => {
    setOn(wanted);
    setMark(STORAGE_KEY, !wanted);
  };
  return (
    <Root data-print="hide">
      {isOn ? 'Press j and k to move between rows, and Enter to open one.' : 'The j and k shortcuts are off.'}
      <Button variant="quiet" size="small" onClick={() => change(!isOn)}>
        {isOn ? 'Turn Off' : 'Turn On'}
      </Button>
    </Root>
  );
}

/** Elements where letters are typed or have another meaning. */
const IGNORED_TARGETS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=tablist]';
const DIALOG = '[role=dialog], [role=alertdialog]';
const ROWS = '[role=tabpanel]:not([hidden]) tbody tr';

const STEPS: Record<string, number> = { j: 1, k: -1 };

function moveBetweenRows(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof Element) || target.closest(IGNORED_TARGETS) || document.querySelector(DIALOG)) return;
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const at = rows.findIndex((row) => row.contains(target));
  if (key === 'Enter' && rows[at] === target) {
    event.preventDefault();
    openRow(rows[at]);
  }
  const step = STEPS[key];
  if (step === undefined) return;
  const next = at === -1 ? rows.at(step > 0 ? 0 : -1) : rows[at + step];
  if (!next) return;
  event.preventDefault();
  focusRow(next);
}

/** Makes the row a tab stop only while it has the focus, so that lists have few tab stops. */
function focusRow(row: HTMLElement): void {
  row.tabIndex = 0;
  row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true });
  row.focus();
}

/** Clicks the row's first link or button. */
function openRow(row: HTMLElement): void {
  row.querySelector<HTMLElement>('a[href^="/"], button:not(:disabled)')?.click();
}
