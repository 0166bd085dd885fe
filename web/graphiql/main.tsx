import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import '../theme/fonts/fallback.css';
import '../theme/fonts/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../theme/GlobalStyle';
import { GraphiqlPage } from './GraphiqlPage';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <GlobalStyle />
    <GraphiqlPage />
  </StrictMode>,
);
