export { ConfirmarEmailPage as default } from './confirmar-email-page.tsx';
