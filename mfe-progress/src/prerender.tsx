import { renderPages } from '@aura/shared-session/prerender';
import { VerificationPage } from './verification/verification-page.tsx';

export const renderPage = renderPages({ '/selos/verificar': VerificationPage }, 'progress');
