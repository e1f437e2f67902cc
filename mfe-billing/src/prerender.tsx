import { renderPages } from '@aura/shared-session/prerender';
import { Plans } from './plans/plans.tsx';

export const renderPage = renderPages({ '/planos': Plans }, 'billing');
