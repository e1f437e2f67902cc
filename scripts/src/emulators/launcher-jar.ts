import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const ENTRY = Buffer.from('META-INF/MANIFEST.MF');
/** 1 January 1980, the first day of the zip format: the same target always gives the same bytes. */
const DOS_DATE = 0x0021;

/**
 * Bytes of a jar holding nothing but a manifest that starts the Firestore emulator out of another jar.
 * @param target absolute path of that other jar.
 */
export function buildLauncherJar(target: string): Buffer {
  const manifest = Buffer.from(
    formatManifestLine('Manifest-Version', '1.0') +
      formatManifestLine('Main-Class', MAIN_CLASS) +
      formatManifestLine('Class-Path', pathToFileURL(target).href) +
      '\r\n',
  );
  return buildZip(manifest);
}

/** A manifest line has at most 72 bytes; continuation lines begin with a blank. */
function formatManifestLine(key: string, value: string): string {
  const line = `${key}: ${value}`;
  const rest = line.slice(70).match(/.{1,69}/g) ?? [];
  return [line.slice(0, 70), ...rest.map((part) => ` ${part}`)].join('\r\n') + '\r\n';
}

/** A zip archive of one uncompressed entry (APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16). */
function buildZip(content: Buffer): Buffer {
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(DOS_DATE, 8);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(ENTRY.length, 22);

  const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, ENTRY, content]);
  const madeBy = Buffer.from([20, 0]);
  const noExtras = Buffer.alloc(14);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, shared, noExtras, ENTRY]);

  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, directory, end]);
}
