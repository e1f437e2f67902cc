import { buildGalleryConfig } from '@aura/shared-federation/build';

export default buildGalleryConfig(import.meta.dirname);
