/** The metadata of one version of an object, as stored in the JSON file beside its data. */
export interface ObjectVersion {
  bucket: string;
  key: string;
  versionId: string;
  /** 18 hex digits; the later write has the greater one, also across restarts. */
  sequencer: string;
  deleteMarker: boolean;
  sizeBytes: number;
  /** Without quotes. */
  etag: string;
  /** ISO 8601. */
  lastModified: string;
  /** Stored response headers (`content-type`, `cache-control`, ...) by lower-case name. */
  headers: Record<string, string>;
  /** User metadata without the `x-amz-meta-` prefix. */
  metadata: Record<string, string>;
}

/** What a new version says of itself; the store adds ids and time. */
export type NewVersion = Pick<ObjectVersion, 'bucket' | 'key' | 'sizeBytes' | 'etag' | 'headers' | 'metadata'>;
