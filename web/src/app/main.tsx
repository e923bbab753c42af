import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/base.css';
import { beginFirstCall } from '../lib/first-call.ts';
import { keepInvitation } from '../lib/invitation-link.ts';
import { readSession } from '../lib/session.ts';
import { guardScripts } from '../lib/trusted-scripts.ts';
import { App } from './app.tsx';
import { preloadScreens } from './screens.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to draw into.');

beginFirstCall();
guardScripts();
keepInvitation();
preloadScreens(readSession()?.user.role);
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
