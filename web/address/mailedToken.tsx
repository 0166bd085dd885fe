import { type Location, Navigate, useLocation } from 'react-router-dom';

/** The URL parameter of emailed links. Whoever has its value can act for the person who got the email. */
const PARAM = 'token';

const MAX_LENGTH = 500;

export const hasMailedToken = ({ search }: Location) => new URLSearchParams(search).has(PARAM);

/** Moves the token of an emailed link from the address bar, which others see and programs store, to the history entry's state. */
export function HideMailedToken() {
  const { pathname, search, hash, state } = useLocation();
  const params = new URLSearchParams(search);
  const mailedToken = params.get(PARAM)?.slice(0, MAX_LENGTH);
  params.delete(PARAM);
  return <Navigate replace to={{ pathname, search: params.toString(), hash }} state={{ ...state, mailedToken }} />;
}

/** Returns the token of the emailed link that opened the page, or an empty text. A reload keeps it. */
export function useMailedToken(): string {
  const { state } = useLocation();
  return (state as { mailedToken?: string } | null)?.mailedToken ?? '';
}
