/** The event S3 sends when an object has been created. */
import { randomUUID } from 'node:crypto';
import type { S3Event } from 'aws-lambda';
import type { ObjectVersion } from './object-version.ts';

export type CreatedBy = 'Post' | 'Put' | 'Copy' | 'CompleteMultipartUpload';

/** The event of one new version, with the key encoded as S3 encodes it (form encoding, slashes kept). */
export function createdEvent(version: ObjectVersion, createdBy: CreatedBy, region: string): S3Event {
  const requestId = randomUUID();
  return {
    Records: [
      {
        eventVersion: '2.1',
        eventSource: 'aws:s3',
        awsRegion: region,
        eventTime: version.lastModified,
        eventName: `ObjectCreated:${createdBy}`,
        userIdentity: { principalId: 'local' },
        requestParameters: { sourceIPAddress: '127.0.0.1' },
        responseElements: { 'x-amz-request-id': requestId, 'x-amz-id-2': requestId },
        s3: {
          s3SchemaVersion: '1.0',
          configurationId: 'local',
          bucket: {
            name: version.bucket,
            ownerIdentity: { principalId: 'local' },
            arn: `arn:aws:s3:::${version.bucket}`,
          },
          object: {
            key: encodeKey(version.key),
            size: version.sizeBytes,
            eTag: version.etag,
            versionId: version.versionId,
            sequencer: version.sequencer,
          },
        },
      },
    ],
  };
}

/** A key as S3 writes it where not every sign may stand: form encoding, slashes kept. */
export function encodeKey(key: string): string {
  return encodeURIComponent(key)
    .replace(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%2F/g, '/')
    .replace(/%20/g, '+');
}
