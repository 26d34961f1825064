// Generated from openapi/ by `npm run build`; do not edit.
import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

export const parameters = (() => {
const subject0 = validate1;
const func0 = lengthOf;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data === "string"){
if(func0(data) < 1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType1 = typeof data;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){
coerced1 = +data;
}
else {
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = 0;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate1.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sudo !== undefined){
if(!(validate2(data1.sudo, {parentData:data1,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

return {
  getQueueMetrics: subject0,
  getProcessMetrics: subject0,
  getJobStatistics: subject0,
  getCompoundMetrics: subject0,
}
})()

export const bodies = (() => {
"use strict";
return {
}
})()

export const responses = (() => {
const subject0 = validate1;

function validate3(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.backlog === undefined) && (missing0 = "backlog")) || ((data.latency === undefined) && (missing0 = "latency"))){
validate3.errors = [0];
return false;
}
else {
if(data.backlog !== undefined){
let data0 = data.backlog;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate3.errors = [0];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate3.errors = [0];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latency !== undefined){
let data1 = data.latency;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate3.errors = [0];
return false;
}
}
else {
validate3.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate3.errors = [0];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate3(data[key0], {parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate2.errors = [0];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.queues === undefined) && (missing0 = "queues")){
validate1.errors = [0];
return false;
}
else {
if(data.queues !== undefined){
if(!(validate2(data.queues, {parentData:data,parentDataProperty:"queues",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate6;

function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate6.errors = [0];
return false;
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate6.errors = [0];
return false;
}
}
}
}
else {
validate6.errors = [0];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const subject2 = validate7;

function validate7(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate7.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate7.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate7.errors = [0];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

const subject3 = validate8;

function validate9(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate9.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate9.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate9.errors = [0];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}


function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate11.errors = [0];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
validate11.errors = [0];
return false;
}
if("404 Not Found" !== data0){
validate11.errors = [0];
return false;
}
}
}
}
else {
validate11.errors = [0];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate9(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate11(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate8.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate8.errors = vErrors;
return errors === 0;
}

const subject4 = validate13;
const formats0 = fullFormats["date-time"];

function validate15(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate15.errors = [0];
return false;
}
}
else {
validate15.errors = [0];
return false;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}


function validate17(data, {parentData, parentDataProperty, rootData=data}={}){
validate17.errors = null;
return true;
}


function validate14(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.hostname === undefined) && (missing0 = "hostname")) || ((data.pid === undefined) && (missing0 = "pid"))) || ((data.tag === undefined) && (missing0 = "tag"))) || ((data.started_at === undefined) && (missing0 = "started_at"))) || ((data.queues === undefined) && (missing0 = "queues"))) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.concurrency === undefined) && (missing0 = "concurrency"))) || ((data.busy === undefined) && (missing0 = "busy"))){
validate14.errors = [0];
return false;
}
else {
if(data.hostname !== undefined){
const _errs1 = errors;
if(typeof data.hostname !== "string"){
validate14.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pid !== undefined){
let data1 = data.pid;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate14.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
let data2 = data.tag;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate14.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.started_at !== undefined){
const _errs7 = errors;
if(!(validate15(data.started_at, {parentData:data,parentDataProperty:"started_at",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queues !== undefined){
let data4 = data.queues;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data4[i0] !== "string"){
validate14.errors = [0];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labels !== undefined){
let data6 = data.labels;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate17(data6[i1], {parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate14.errors = [0];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concurrency !== undefined){
let data8 = data.concurrency;
const _errs15 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate14.errors = [0];
return false;
}
if(errors === _errs15){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate14.errors = [0];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busy !== undefined){
let data9 = data.busy;
const _errs17 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate14.errors = [0];
return false;
}
if(errors === _errs17){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate14.errors = [0];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.processes === undefined) && (missing0 = "processes")){
validate13.errors = [0];
return false;
}
else {
if(data.processes !== undefined){
let data0 = data.processes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate14(data0[i0], {parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate13.errors = [0];
return false;
}
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

const subject5 = validate20;

function validate21(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.processed === undefined) && (missing0 = "processed")) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.enqueued === undefined) && (missing0 = "enqueued"))){
validate21.errors = [0];
return false;
}
else {
if(data.processed !== undefined){
let data0 = data.processed;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate21.errors = [0];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate21.errors = [0];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data1 = data.failed;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate21.errors = [0];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate21.errors = [0];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enqueued !== undefined){
let data2 = data.enqueued;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate21.errors = [0];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate21.errors = [0];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate21.errors = [0];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jobs === undefined) && (missing0 = "jobs")){
validate20.errors = [0];
return false;
}
else {
if(data.jobs !== undefined){
if(!(validate21(data.jobs, {parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
}
else {
validate20.errors = [0];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

const subject6 = validate23;

function validate24(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.queues === undefined) && (missing0 = "queues")){
validate24.errors = [0];
return false;
}
else {
if(data.queues !== undefined){
if(!(validate2(data.queues, {parentData:data,parentDataProperty:"queues",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
else {
validate24.errors = [0];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate27(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.processes === undefined) && (missing0 = "processes")){
validate27.errors = [0];
return false;
}
else {
if(data.processes !== undefined){
let data0 = data.processes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate14(data0[i0], {parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate27.errors = [0];
return false;
}
}
}
}
}
else {
validate27.errors = [0];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate30(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jobs === undefined) && (missing0 = "jobs")){
validate30.errors = [0];
return false;
}
else {
if(data.jobs !== undefined){
if(!(validate21(data.jobs, {parentData:data,parentDataProperty:"jobs",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
}
else {
validate30.errors = [0];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate23(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate24(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate27(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
if(!(validate30(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
}
validate23.errors = vErrors;
return errors === 0;
}

return {
  getQueueMetrics: { 200: subject0, 401: subject1, 403: subject2, 404: subject3 },
  getProcessMetrics: { 200: subject4, 401: subject1, 403: subject2, 404: subject3 },
  getJobStatistics: { 200: subject5, 401: subject1, 403: subject2, 404: subject3 },
  getCompoundMetrics: { 200: subject6, 401: subject1, 403: subject2, 404: subject3 },
}
})()
