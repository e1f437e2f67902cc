export { ConvitePage as default } from './convite-page.tsx';
