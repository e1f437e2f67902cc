import '@aura/shared-ui/tokens.css';
import { Toaster } from '@aura/shared-ui/host';
import { createRoot } from 'react-dom/client';
import { GalleryPage } from './gallery-page.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <GalleryPage />
      <Toaster />
    </>,
  );
