import './gutter.css';
export { Header } from './header/header.tsx';
export { Footer } from './footer/footer.tsx';
export { SkipLink } from './a11y/skip-link.tsx';
export { RouteAnnouncer } from './a11y/route-announcer.tsx';
export { Main } from './main/main.tsx';
