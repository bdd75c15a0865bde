import { SERVER_OPTIONS } from '@/lib/api/program-route';
import { createReconcileRoute } from '@/lib/api/reconcile-route';
import { everyMethod } from '@/lib/api/route';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(createReconcileRoute(SERVER_OPTIONS));
