import { Avatar } from '@aura/shared-ui/host';
import { Sample } from '../frame/sample.tsx';

const SIZES = ['sm', 'md', 'lg'] as const;
/** A picture that the page carries itself. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAYAQMAAADaua+7AAAABlBMVEXe6NwOWlI22uaj' +
  'AAAAKUlEQVR42mNgwAXqoPg/EoaJIQOgOPP/Awzs/x+AMf//D2As//8HCAMA8hQTq76NRZAAAAAASUVORK5CYII=';

/** Sizes of a picture and its replacement. */
export function Avatars() {
  return (
    <>
      <Sample title="Foto" layout="row">
        {SIZES.map((size) => (
          <Avatar key={size} name="Ana Souza" url={PICTURE} size={size} />
        ))}
      </Sample>
      <Sample title="Iniciais" note="Quando não há foto, ou ela não carrega." layout="row">
        {SIZES.map((size) => (
          <Avatar key={size} name="Ana Souza" url={null} size={size} />
        ))}
      </Sample>
      <Sample title="Sem nome" layout="row">
        {SIZES.map((size) => (
          <Avatar key={size} name="" url={null} size={size} />
        ))}
      </Sample>
    </>
  );
}
