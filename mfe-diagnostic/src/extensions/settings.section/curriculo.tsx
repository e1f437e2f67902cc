import { ResumeForm } from '../../settings/resume-form.tsx';
import { createSettingsSection } from '../../settings/section.tsx';

export const { bootstrap, mount, unmount } = createSettingsSection(ResumeForm);
