import { SkillsForm } from '../../settings/skills-form.tsx';
import { createSettingsSection } from '../../settings/section.tsx';

export const { bootstrap, mount, unmount } = createSettingsSection(SkillsForm);
