/** A job of queries with known answers: every name that ads give it. */
export interface Job {
  readonly id: string;
  readonly names: readonly Name[];
}

/** A name as ads write it, with its other gender and its plural where people use them. */
interface Name {
  readonly text: string;
  readonly feminine: string;
  readonly plural: string;
}

/** A job a line: its id, then its names apart by semicolons, each as "name, feminine, plural". Two blanks go on with the line above. */
const TABLE = `
developer: Desenvolvedor, Desenvolvedora, Desenvolvedores; Programador, Programadora, Programadores; Dev, Dev, Devs
nurse: Enfermeiro, Enfermeira, Enfermeiros
nursing-technician: Técnico de Enfermagem, Técnica de Enfermagem, Técnicos de Enfermagem
human-resources: Analista de RH, Analista de RH, Analistas de RH; Analista de Recursos Humanos, Analista de Recursos Humanos, Analistas de Recursos Humanos
it-support: Suporte de TI, Suporte de TI, Suporte de TI;
  Suporte de Tecnologia da Informação, Suporte de Tecnologia da Informação, Suporte de Tecnologia da Informação
office-assistant: Auxiliar Administrativo, Auxiliar Administrativa, Auxiliares Administrativos; Aux. Adm, Aux. Adm, Aux. Adm
data-scientist: Cientista de Dados, Cientista de Dados, Cientistas de Dados; Data Scientist, Data Scientist, Data Scientists
front-end: Engenheiro Front-end, Engenheira Front-end, Engenheiros Front-end; Engenheiro Frontend, Engenheira Frontend, Engenheiros Frontend
seller: Vendedor, Vendedora, Vendedores
cook: Cozinheiro, Cozinheira, Cozinheiros
physician: Médico Plantonista, Médica Plantonista, Médicos Plantonistas
psychologist: Psicólogo, Psicóloga, Psicólogos
pharmacist: Farmacêutico, Farmacêutica, Farmacêuticos
courier: Motoboy, Motoboy, Motoboys; Motociclista, Motociclista, Motociclistas
warehouse: Almoxarife, Almoxarife, Almoxarifes; Estoquista, Estoquista, Estoquistas
teacher: Professor, Professora, Professores; Docente, Docente, Docentes
logistics: Coordenador de Logística, Coordenadora de Logística, Coordenadores de Logística;
  Coordenador de Supply Chain, Coordenadora de Supply Chain, Coordenadores de Supply Chain
call-centre: Operador de Telemarketing, Operadora de Telemarketing, Operadores de Telemarketing;
  Operador de Call Center, Operadora de Call Center, Operadores de Call Center
electrician: Eletricista Predial, Eletricista Predial, Eletricistas Prediais
lawyer: Advogado, Advogada, Advogados
watchman: Vigilante, Vigilante, Vigilantes; Vigia, Vigia, Vigias
secretary: Secretário, Secretária, Secretárias
`;

/** The jobs whose ads are known by construction. */
export const JOBS: readonly Job[] = TABLE.trim()
  .replaceAll('\n  ', ' ')
  .split('\n')
  .map((line) => {
    const [id = '', names = ''] = line.split(': ');
    return {
      id,
      names: names.split('; ').map((name) => {
        const [text = '', feminine = '', plural = ''] = name.split(', ');
        return { text, feminine, plural };
      }),
    };
  });
