import { ResumeForm } from '../../settings/resume-form.tsx';
import { settingsSection } from '../../settings/section.tsx';

export const { bootstrap, mount, unmount } = settingsSection(ResumeForm);
