import { serveReading } from '@aura/shared-career-ui/worker';
import { readLinkedInFile, readLinkedInText } from '@aura/shared-career/linkedin-reader';

serveReading({ linkedin: { file: readLinkedInFile, text: readLinkedInText } });
