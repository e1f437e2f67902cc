import { renderPages } from '@aura/shared-session/prerender';
import { Hub } from './hub/hub.tsx';

export const renderPage = renderPages({ '/ferramentas-ia': Hub }, 'tools');
