import { mediaEnvironment, readEnvironment } from '../environment.ts';
import type * as s3Library from './s3-library.ts';

/** Storage location of a picture's or sound's bytes; all files of a household share a prefix. */
export interface MediaPlace {
  readonly householdId: string;
  readonly media: string;
  readonly upload: string;
}

/** Storage for the bytes of pictures and sounds. Their type and existence are recorded in their rows. Each call is idempotent. */
export interface MediaStore {
  readonly put: (place: MediaPlace, bytes: Uint8Array, type: string) => Promise<void>;
  /** @returns undefined when it doesn't exist. */
  readonly get: (place: MediaPlace) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Copies bytes from one place to another. @throws {Error} when the source doesn't exist. */
  readonly copy: (from: MediaPlace, to: MediaPlace) => Promise<void>;
  readonly remove: (place: MediaPlace) => Promise<void>;
  readonly list: (householdId: string) => Promise<MediaPlace[]>;
  readonly removeAllOf: (householdId: string) => Promise<void>;
}

export interface MediaEffects {
  readonly mediaStore: MediaStore;
}

export function openMediaEffects(): MediaEffects {
  return { mediaStore: createS3MediaStore({ bucket: readEnvironment(mediaEnvironment).MEDIA_BUCKET }) };
}

interface S3Settings {
  readonly bucket: string;
  readonly client?: NonNullable<ConstructorParameters<typeof s3Library.S3Client>[0]>;
}

/** Without these timeouts a hanging call would last until the function is killed after 10 s. Three attempts take less. */
const timeouts = { connectionTimeout: 500, requestTimeout: 2_500, throwOnRequestTimeout: true };

/** S3 errors for a missing key. Without the right to list, S3 answers `AccessDenied`. */
const absent: readonly string[] = ['NoSuchKey', 'AccessDenied'];

/** Stores media in an Amazon S3 bucket. The client loads with the first call. */
export function createS3MediaStore({ bucket: Bucket, client: settings = {} }: S3Settings): MediaStore {
  let opened: s3Library.S3Client | undefined;
  const open = async () => {
    const library = await import('./s3-library.ts');
    opened ??= new library.S3Client({ maxAttempts: 3, requestHandler: timeouts, ...settings });
    return { s3: opened, library, Bucket };
  };
  return {
    put: async (place, Body, ContentType) => {
      const { s3, library } = await open();
      await s3.send(new library.PutObjectCommand({ Bucket, Key: nameKey(place), Body, ContentType }));
    },
    get: async (place) => {
      const { s3, library } = await open();
      try {
        const { Body } = await s3.send(new library.GetObjectCommand({ Bucket, Key: nameKey(place) }));
        return Body && new Uint8Array(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof Error && absent.includes(error.name)) return undefined;
        throw error;
      }
    },
    copy: async (from, to) => {
      const { s3, library } = await open();
      const CopySource = `${Bucket}/${nameKey(from)}`;
      await s3.send(new library.CopyObjectCommand({ Bucket, Key: nameKey(to), CopySource }));
    },
    remove: async (place) => {
      const { s3, library } = await open();
      await s3.send(new library.DeleteObjectCommand({ Bucket, Key: nameKey(place) }));
    },
    list: async (householdId) => await listPlaces(await open(), householdId),
    removeAllOf: async (householdId) => await removeAll(await open(), householdId),
  };
}

interface Opened {
  readonly s3: s3Library.S3Client;
  readonly library: typeof s3Library;
  readonly Bucket: string;
}

async function listPlaces({ s3, library, Bucket }: Opened, householdId: string): Promise<MediaPlace[]> {
  const places: MediaPlace[] = [];
  let ContinuationToken: string | undefined;
  do {
    const asked = { Bucket, Prefix: `${householdId}/`, ContinuationToken };
    const page = await s3.send(new library.ListObjectsV2Command(asked));
    places.push(...(page.Contents ?? []).flatMap(({ Key = '' }) => readPlace(Key)));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
  return places;
}

async function removeAll(opened: Opened, householdId: string): Promise<void> {
  const { s3, library, Bucket } = opened;
  const keys = (await listPlaces(opened, householdId)).map((place) => ({ Key: nameKey(place) }));
  for (let start = 0; start < keys.length; start += keysPerCall) {
    const Delete = { Objects: keys.slice(start, start + keysPerCall), Quiet: true };
    const { Errors = [] } = await s3.send(new library.DeleteObjectsCommand({ Bucket, Delete }));
    if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be removed: ${Errors[0]?.Code}`);
  }
}

/** Maximum number of keys per call: https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObjects.html */
const keysPerCall = 1_000;

/** @returns the place's object key: `household/media/upload`. */
export function nameKey({ householdId, media, upload }: MediaPlace): string {
  return [householdId, media, upload].join('/');
}

/** @returns the place that an object key names; empty for any other key. */
export function readPlace(key: string): MediaPlace[] {
  const [householdId, media, upload, ...more] = key.split('/');
  return householdId && media && upload && more.length === 0 ? [{ householdId, media, upload }] : [];
}
