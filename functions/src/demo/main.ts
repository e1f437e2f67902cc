import { PROFESSIONAL } from '../generated/stories.ts';
import { openFirebaseServices } from '../firebase/admin.ts';
import { enactStory } from './enact.ts';

/* Gives a demonstration account its life on the platform, in emulators alone: `main.ts PROJECT E-MAIL`. */
const [project = '', email = ''] = process.argv.slice(2);
if (!process.env['FIRESTORE_EMULATOR_HOST'])
  throw new Error('Only an emulator has people of a demonstration.');
const services = openFirebaseServices(project);
const { uid } = await services.accounts.getUserByEmail(email);
const hasLived = await enactStory(PROFESSIONAL, services, { uid, now: new Date() });
process.stdout.write(hasLived ? `${email} lived the story.\n` : `${email} had a diagnosis already.\n`);
process.exit(0);
