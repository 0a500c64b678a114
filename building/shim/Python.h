/* All that mypyc's shims ask of Python (stable ABI). The whole Python.h takes some thirty times longer to read, and there is
   one shim per rule file. Releases are built with the whole one. */
typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
extern void Py_DecRef(PyObject *);
extern void PyErr_Clear(void);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
