import './toast-offset.css';
export { ConsentBar } from './consent-bar.tsx';
