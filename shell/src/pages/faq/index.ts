export { FaqPage as default } from './faq-page.tsx';
