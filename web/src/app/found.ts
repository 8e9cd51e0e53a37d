import { notFound } from '@tanstack/react-router';
import { NOT_FOUND_PAGE } from '@sibila/contracts/message-pages';
import { httpStatus } from '../lib/trpc-link.ts';
import { pageHead } from './head.ts';

/** What a page is made of; where there is no such thing, the page that says so, with its status. */
export async function found<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const status = error instanceof Error ? httpStatus(error) : undefined;
    // 400: no name of anything is as long as that.
    if (status === 404 || status === 400) notFound({ throw: true });
    throw error;
  }
}

/** The head of an address at which nothing is. */
export const missingHead = (origin: string, path: string) =>
  pageHead({ title: NOT_FOUND_PAGE.title, origin, path, indexed: false });
