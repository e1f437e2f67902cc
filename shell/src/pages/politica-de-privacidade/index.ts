export { PoliticaDePrivacidadePage as default } from './politica-de-privacidade-page.tsx';
