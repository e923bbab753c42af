import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/base.css';
import { keepInvitation } from '../lib/invitation-link.ts';
import { guardScripts } from '../lib/trusted-scripts.ts';
import { App } from './app.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to draw into.');

guardScripts();
keepInvitation();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
