import { SkillsForm } from '../../settings/skills-form.tsx';
import { settingsSection } from '../../settings/section.tsx';

export const { bootstrap, mount, unmount } = settingsSection(SkillsForm);
