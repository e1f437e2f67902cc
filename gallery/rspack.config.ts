import { galleryConfig } from '@aura/shared-federation/build';

export default galleryConfig(import.meta.dirname);
