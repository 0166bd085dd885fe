import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color, media, size, space } from '../theme/tokens';
import { Button } from '../ui/button/Button';
import { Cluster } from '../ui/layout/Cluster';

const STORED = 'herdline.rowKeys.v1';
const OFF = 'off';

const Root = styled(Cluster)`
  margin-top: ${space(3)};
  color: ${color.soft};
  font-size: ${size[13]};

  ${media.phone} {
    display: none;
  }
`;

/** Moves the focus between rows by j and k. Keys without Ctrl or Alt can be turned off, for those who speak to their computer. */
export function RowKeys() {
  const [isOn, setOn] = useState(isWanted);
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', moveBetweenRows);
    return () => document.removeEventListener('keydown', moveBetweenRows);
  }, [isOn]);
  const change = (wanted: boolean) => {
    setOn(wanted);
    remember(wanted);
  };
  return (
    <Root data-print="hide">
      {isOn ? 'Press j and k to move between rows, and Enter to open one.' : 'The keys j and k are off.'}
      <Button variant="quiet" size="small" onClick={() => change(!isOn)}>
        {isOn ? 'Turn Off' : 'Turn On'}
      </Button>
    </Root>
  );
}

/** Where letters are typed or mean something else. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=tablist]';
const DIALOG = '[role=dialog], [role=alertdialog]';
const ROWS = '[role=tabpanel]:not([hidden]) tbody tr';

const STEPS: Record<string, number> = { j: 1, k: -1 };

function moveBetweenRows(event: KeyboardEvent): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof Element) || target.closest(TYPING) || document.querySelector(DIALOG)) return;
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

/** The row can be reached by Tab only while it has the focus, so that lists keep few stops. */
function focusRow(row: HTMLElement): void {
  row.tabIndex = 0;
  row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true });
  row.focus();
}

/** As a press on the row's first link or button. */
function openRow(row: HTMLElement): void {
  row.querySelector<HTMLElement>('a[href^="/"], button:not(:disabled)')?.click();
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF;
  } catch {
    return true;
  }
}

function remember(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, OFF);
  } catch {
    // Where the storage is full or blocked, the choice holds until the page is left.
  }
}
