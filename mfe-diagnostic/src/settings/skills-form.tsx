import { PROFILE_LIMITS, set, type Profile } from '@aura/shared-domain';
import { Button, TagsField, useTags } from '@aura/shared-ui';
import { useForm } from '@aura/shared-pages/forms';
import { useSave, type UpdateProfile } from '@aura/shared-pages/settings';
import styles from './settings.module.css';

interface Props {
  readonly profile: Profile;
  readonly update: UpdateProfile;
}

/** The list of skills that the person says to have. */
export function SkillsForm({ profile, update }: Props) {
  const { busy, save } = useSave(update);
  const state = useTags(profile.careerProfile.skills, {
    max: PROFILE_LIMITS.skills,
    maxLength: PROFILE_LIMITS.skill,
  });
  const { form } = useForm({
    onValid: () => {
      const tags = state.take();
      if (tags) void save((current) => computeSkillsChange(current, tags));
    },
  });
  return (
    <form {...form} className={styles['form']}>
      <TagsField
        label="Suas habilidades"
        hint="Escreva uma e pressione Enter, ou várias separadas por vírgula."
        state={state}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        Salvar habilidades
      </Button>
    </form>
  );
}

function computeSkillsChange({ careerProfile: { skills } }: Profile, next: readonly string[]) {
  const same = skills.length === next.length && skills.every((skill, index) => skill === next[index]);
  return same ? null : { 'careerProfile.skills': set([...next]) };
}
