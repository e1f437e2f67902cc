import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { ROOT } from '../workspaces/paths.ts';
import { makeDeclarationPath } from './emit-declarations.ts';
import { API_PACKAGES, type ApiEntry } from './entries.ts';

interface Places {
  /** Folder with the declarations. */
  readonly dir: string;
  /** Folder of the reports. */
  readonly reports: string;
}

/** The result of one entry. */
export interface Extracted {
  /** Whether the report differs from the stored one; with `--update` it has been written. */
  readonly isChanged: boolean;
  /** The changes, and parts that the tool could not read. */
  readonly messages: readonly string[];
}

const SILENT = {
  default: { logLevel: ExtractorLogLevel.None },
};

/**
 * Compares the report of an entry with its declarations, using API Extractor.
 * @param update writes a changed report
 */
export function extract(
  { report, folder, source }: ApiEntry,
  { dir, reports }: Places,
  update: boolean,
): Extracted {
  const at = (file: string): string => join(dir, makeDeclarationPath(file));
  const packages = Object.entries(API_PACKAGES).map(([name, file]) => [name, [at(file)]] as const);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: join(dir, `${report}.json`),
    packageJsonFullPath: join(ROOT, folder, 'package.json'),
    configObject: {
      projectFolder: dir,
      mainEntryPointFilePath: at(source),
      // Types of our packages are part of the API, wherever they are declared.
      bundledPackages: ['@aura/*'],
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            lib: ['es2023', 'dom', 'dom.iterable'],
            types: [],
            paths: {
              ...Object.fromEntries(packages),
              '*': [join(ROOT, 'node_modules/*'), join(ROOT, 'node_modules/@types/*')],
            },
          },
          files: [at(source)],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${report}.api.md`,
        reportFolder: reports,
        reportTempFolder: join(dir, 'reports'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: SILENT,
        extractorMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
  });
  const messages: string[] = [];
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: update,
    printApiReportDiff: true,
    messageCallback: (message) => {
      message.handled = true;
      if (message.messageId === 'console-api-report-diff' || message.logLevel === ExtractorLogLevel.Error)
        messages.push(message.text);
    },
  });
  return { isChanged: apiReportChanged, messages };
}
