import { serveReading } from '@aura/shared-career-ui/worker';
import { readLinkedInFile, readLinkedInText } from '@aura/shared-career/linkedin-reader';

serveReading({ file: readLinkedInFile, text: readLinkedInText });
