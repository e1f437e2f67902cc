export { RemotosPage as default } from './remotos-page.tsx';
