/** The quick check of a value against a schema says what the listing of its faults says. */
import * as dynamodb from '@aws-sdk/client-dynamodb';
import * as s3 from '@aws-sdk/client-s3';
import * as sqs from '@aws-sdk/client-sqs';
import { validateSchema } from '@smithy/typecheck';
import { describe, expect, it } from 'vitest';
import { fits } from './fits.ts';

const Key = { id: { S: 'a' } };
const item = (attribute: unknown) => ({ TableName: 'jobs', Item: { ...Key, attribute } });
const NESTED = { M: { list: { L: [{ N: '1' }, { M: { deep: { BOOL: true } } }] }, none: { NULL: true } } };
const PUT = dynamodb.PutItemInput$;
const MESSAGE = sqs.SendMessageRequest$;
const OBJECT = s3.PutObjectRequest$;

describe('fits', () => {
  it.each([
    ['an item', PUT, item({ S: 'text' })],
    ['values within values', PUT, item(NESTED)],
    ['bytes and sets', PUT, item({ L: [{ B: new Uint8Array(2) }, { SS: ['a'] }, { NS: ['1'] }] })],
    ['an empty map and list', PUT, item({ M: { a: { L: [] }, b: { M: {} } } })],
    ['a member that is undefined', PUT, { ...item({ S: 'a' }), ReturnValues: undefined }],
    ['a message with attributes', MESSAGE, { QueueUrl: 'q', MessageBody: 'b', DelaySeconds: 0, MessageAttributes: {} }],
    ['a stream', OBJECT, { Bucket: 'b', Key: 'k', Body: 'anything' }],
    ['a time', OBJECT, { Bucket: 'b', Key: 'k', Expires: new Date(0) }],
    ['nothing', PUT, undefined],
  ])('takes %s', (_what, schema, value) => {
    expect(validateSchema(schema, value)).toEqual([]);
    expect(fits(schema, value)).toBe(true);
  });

  it.each([
    ['a member too few', PUT, { TableName: 'jobs' }],
    ['a required member that is null', PUT, { TableName: null, Item: {} }],
    ['an unknown member', PUT, { ...item({ S: 'a' }), Colour: 'red' }],
    ['a number for text', PUT, item({ S: 5 })],
    ['a number deep inside', PUT, item({ M: { list: { L: [{ N: '1' }, { M: { deep: { N: 7 } } }] } } })],
    ['an unknown type of value', PUT, item({ X: 'a' })],
    ['a hole in a list', PUT, item({ L: [{ S: 'a' }, null] })],
    ['a hole in a map', PUT, item({ M: { a: undefined } })],
    ['an object for a list', PUT, item({ L: { 0: { S: 'a' } } })],
    ['text for a map', PUT, item({ M: 'a' })],
    ['text for a value', PUT, item('a')],
    ['text for bytes', PUT, item({ B: 'a' })],
    ['text for a number', MESSAGE, { QueueUrl: 'q', MessageBody: 'b', DelaySeconds: '5' }],
    ['text for a time', OBJECT, { Bucket: 'b', Key: 'k', Expires: 'today' }],
    ['text for yes or no', OBJECT, { Bucket: 'b', Key: 'k', BucketKeyEnabled: 'yes' }],
  ])('refuses %s', (_what, schema, value) => {
    expect(validateSchema(schema, value)).not.toEqual([]);
    expect(fits(schema, value)).toBe(false);
  });
});
