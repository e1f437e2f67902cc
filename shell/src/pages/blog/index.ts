export { BlogPage as default } from './blog-page.tsx';
