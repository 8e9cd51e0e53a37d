import { z } from 'zod';
import { post, postInput, postSummary } from '@sibila/contracts/blog';
import { row, type RestRow } from './row.ts';

/** The blog. */
export const BLOG_ROWS: readonly RestRow[] = [
  row({
    method: 'GET',
    path: '/api/blog/posts',
    summary: 'The published articles without their texts, newest first',
    tag: 'blog',
    status: 200,
    failures: [],
    from: 'none',
    input: null,
    output: z.array(postSummary),
    isPublic: true,
    call: (caller) => caller.blog.list(),
  }),
  row({
    method: 'GET',
    path: '/api/blog/post/:slug',
    summary: 'A published article with its text as HTML, and the articles near it',
    tag: 'blog',
    status: 200,
    failures: [404],
    from: 'none',
    input: postInput,
    output: post,
    isPublic: true,
    call: (caller, input) => caller.blog.post(input),
  }),
];
